import { Button } from "#ui/button.tsx";
import { cssVariables } from "#ui/css-variables.ts";
import { TextLink } from "#ui/text-link.tsx";

const roles = [
  ["Canvas", "--canvas"],
  ["Surface", "--surface"],
  ["Sunken", "--surface-sunken"],
  ["Raised", "--surface-raised"],
  ["Line", "--line"],
  ["Control line", "--control-line"],
  ["Faint text", "--text-faint"],
  ["Muted text", "--text-muted"],
  ["Text", "--text"],
  ["Accent, soft", "--accent-soft"],
  ["Accent, mark", "--accent-mark"],
  ["Accent, fill", "--accent"],
  ["Accent, text", "--accent-strong"],
  ["Good", "--good"],
  ["Warning", "--warn"],
  ["Danger", "--danger"],
] as const;

const type = [
  ["36", "36 Page title"],
  ["28", "28 Heading one"],
  ["22", "22 Heading two, widget title"],
  ["18", "18 Reading text, 1.62 line height"],
  ["16", "16 Long interface text"],
  ["14", "14 Interface, 550 for names and buttons"],
  ["13", "13 Facts, hints, captions"],
] as const;

const accents = [
  [270, 0.17],
  [230, 0.13],
  [155, 0.13],
  [85, 0.13],
  [45, 0.15],
  [20, 0.17],
  [330, 0.16],
] as const;

export function GalleryScales() {
  return (
    <>
      <section>
        <h2>Roles</h2>
        <div className="development-roles">
          {roles.map(([name, variable]) => (
            <div key={variable}>
              <span className="development-colour" style={cssVariables({ "--colour": `var(${variable})` })} />
              <b>{name}</b>
              <code>{variable}</code>
            </div>
          ))}
        </div>
      </section>
      <section className="development-halves">
        <div>
          <h2>Type</h2>
          {type.map(([size, text]) => (
            <p key={size} className={`development-type-${size}`}>
              {text}
            </p>
          ))}
        </div>
        <div>
          <h2>Accents</h2>
          {accents.map(([hue, chroma]) => (
            <div
              key={hue}
              className="development-row"
              data-accent=""
              style={cssVariables({ "--accent-hue": hue, "--accent-chroma": chroma })}
            >
              <Button look="primary" size="small">
                Publish
              </Button>
              <Button look="soft" size="small">
                Follow
              </Button>
              <TextLink href="#accent">A link</TextLink>
            </div>
          ))}
        </div>
      </section>
    </>
  );
}
