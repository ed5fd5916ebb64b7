export { CertificateList } from "./certificate-list.tsx";
