export { MoveUp } from "./move-up.tsx";
export { OrderList } from "./order-list.tsx";
