import { expect, test } from "vitest";
import { columnsOf, delimiterOf, textOf } from "./people-file.rules.ts";

test("the columns that Kajabi, Teachable and Thinkific write are recognized", () => {
  const none = { firstName: -1, lastName: -1, name: -1 };
  expect(columnsOf(["id", "name", "first_name", "last_name", "email", "created_at"])).toEqual({
    email: 4,
    firstName: 2,
    lastName: 3,
    name: 1,
  });
  expect(columnsOf(["User ID", "Full Name", "Email", "Joined at"])).toEqual({ ...none, email: 2, name: 1 });
  expect(columnsOf(["First name", "Last name", "Email", "Enrollments"])).toEqual({
    ...none,
    email: 2,
    firstName: 0,
    lastName: 1,
  });
  expect(columnsOf(["E-Mail Address"])).toEqual({ ...none, email: 0 });
  expect(columnsOf(["Name", "Phone"])).toBeUndefined();
});

test("what stands between the columns is seen in the first line, outside quotes", () => {
  expect(delimiterOf("Name,Email\nA;B;C;D,x")).toBe(",");
  expect(delimiterOf('"Last, first";Email\r\n')).toBe(";");
  expect(delimiterOf("Name\tEmail")).toBe("\t");
  expect(delimiterOf("Email")).toBe(",");
});

test("letters are read as whatever wrote them meant them", () => {
  expect(textOf(Buffer.from("Zoë 🌙"))).toBe("Zoë 🌙");
  expect(textOf(Buffer.from("\ufeffZoë"))).toBe("Zoë");
  expect(textOf(Buffer.from("Zoë", "latin1"))).toBe("Zoë");
  expect(textOf(Buffer.from("\ufeffZoë", "utf16le"))).toBe("Zoë");
});
