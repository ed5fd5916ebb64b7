import { studioThemePage } from "@academy/content/pages/studio/settings/theme-page";
import {
  isColor,
  type ThemeColors,
  type ThemeProblem,
  themeColors,
} from "@academy/contract/fields/theme-colors";
import { useId } from "react";
import { Button } from "../../../../ui/buttons/button.tsx";
import { Input } from "../../../../ui/form/input.tsx";

const words = studioThemePage.colors;

type ColorFieldsProps = {
  colors: ThemeColors;
  problem: ThemeProblem | undefined;
  onChange: (colors: ThemeColors) => void;
};

/** Each by the browser's own chooser or as a code; what can't be read says so, with a shade that can. */
export function ColorFields({ colors, problem, onChange }: ColorFieldsProps) {
  const id = useId();
  return (
    <div className="look-fields">
      {themeColors.map((color) => {
        const value = colors[color];
        const choose = (shade: string) => onChange({ ...colors, [color]: shade.trim().toLowerCase() });
        const told = `${id}-${color}`;
        const isWrong = !isColor(value);
        const suggestion = problem?.color === color ? problem.suggestion : undefined;
        return (
          <fieldset key={color} className="grid justify-items-start gap-1.5">
            <legend className="field-label">{words.names[color]}</legend>
            <p className="field-hint">{words.hints[color]}</p>
            <div className="look-choose">
              <input
                type="color"
                aria-label={words.names[color]}
                value={isWrong ? "#000000" : value}
                onChange={({ target }) => choose(target.value)}
              />
              <Input
                aria-label={words.code(words.names[color])}
                aria-describedby={told}
                aria-invalid={isWrong || suggestion !== undefined || undefined}
                value={value}
                maxLength={7}
                spellCheck={false}
                autoComplete="off"
                onChange={({ target }) => choose(target.value)}
              />
            </div>
            <div id={told} role="status">
              {isWrong && <p className="field-error">{words.invalid}</p>}
              {suggestion && <p className="field-error">{words.unreadable}</p>}
            </div>
            {suggestion && (
              <Button variant="secondary" size="small" onClick={() => choose(suggestion)}>
                {words.take(suggestion)}
              </Button>
            )}
          </fieldset>
        );
      })}
    </div>
  );
}
