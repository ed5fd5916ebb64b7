const chapters = [
  ["name", "Name"],
  ["picture", "Picture"],
  ["email", "Email"],
  ["password", "Password"],
  ["second-factor", "Two-step verification"],
  ["sessions", "Active sessions"],
  ["mail", "Email preferences"],
  ["orders", "Orders"],
  ["export", "Your data"],
  ["delete", "Delete my account"],
] as const;

export function SettingsContents() {
  return (
    <nav aria-label="Settings" className="settings-contents">
      <ul>
        {chapters.map(([id, label]) => (
          <li key={id}>
            <a href={`#${id}`}>{label}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
