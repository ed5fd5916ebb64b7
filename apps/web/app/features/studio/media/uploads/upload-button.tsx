import { Upload } from "lucide-react";
import { type ReactNode, useRef } from "react";
import { Button } from "../../../../ui/buttons/button.tsx";
import type { ButtonLook } from "../../../../ui/buttons/button-look.ts";

type UploadButtonProps = ButtonLook & {
  accept?: string | undefined;
  isMany?: boolean;
  onFiles: (files: File[]) => void;
  children: ReactNode;
};

/** A button that opens the browser's own choice of files. */
export function UploadButton({ accept, isMany = false, onFiles, children, ...look }: UploadButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        {...look}
        icon={<Upload aria-hidden="true" className="size-5" />}
        onClick={() => input.current?.click()}
      >
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        multiple={isMany}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          // The same file may be chosen again.
          target.value = "";
        }}
      />
    </>
  );
}
