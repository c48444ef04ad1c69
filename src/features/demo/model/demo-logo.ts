/** Pixels without gaps, line by line: red, green, blue, and how far they cover what is behind. */
type Drawing = { readonly width: number; readonly height: number; readonly data: Uint8Array };

/** The accent of the demo, and the ground of its logo. */
export const demoAccent = "#0b729b";
const ground = [11, 114, 155] as const;
const size = 256;
/** Each pixel is looked at so often in both directions, so that edges come out smooth. */
const looks = 4;

/** The logo of Noordervaart: a ferry over two waves on a rounded square. */
export function demoLogo(): Drawing {
  const data = new Uint8Array(size * size * 4);
  for (let y = 0; y < size; y++) for (let x = 0; x < size; x++) data.set(pixelAt(x, y), (y * size + x) * 4);
  return { width: size, height: size, data };
}

function pixelAt(x: number, y: number): number[] {
  let inside = 0;
  let white = 0;
  for (let look = 0; look < looks * looks; look++) {
    const across = (x + ((look % looks) + 0.5) / looks) / size;
    const down = (y + (Math.floor(look / looks) + 0.5) / looks) / size;
    if (!isOnSquare(across, down)) continue;
    inside += 1;
    if (isShip(across, down) || isWave(across, down)) white += 1;
  }
  const share = inside === 0 ? 0 : white / inside;
  const mixed = ground.map((part) => Math.round(part + (255 - part) * share));
  return [...mixed, Math.round((255 * inside) / looks ** 2)];
}

const round = 0.27;
function isOnSquare(x: number, y: number): boolean {
  const [over, under] = [x, y].map((at) => Math.max(0, Math.abs(at - 0.5) - (0.5 - round))) as [
    number,
    number,
  ];
  return Math.hypot(over, under) <= round;
}

function isShip(x: number, y: number): boolean {
  const isHull = y > 0.44 && y < 0.6 && x > 0.17 + (y - 0.44) * 0.5 && x < 0.85 - (y - 0.44) * 0.9;
  const isCabin = y > 0.31 && y < 0.41 && x > 0.29 && x < 0.69;
  const isFunnel = y > 0.19 && y < 0.28 && x > 0.48 && x < 0.58;
  return isHull || isCabin || isFunnel;
}

function isWave(x: number, y: number): boolean {
  if (x < 0.16 || x > 0.84) return false;
  return [0.69, 0.8].some((level) => Math.abs(y - level - 0.022 * Math.sin(x * 26)) < 0.021);
}
