/** As far as programs in TypeScript use it. */
export type DrillFleet = {
  readonly address: string;
  readonly dataFolder: string;
  readonly databaseUrl: string;
  readonly owner: { readonly email: string; readonly password: string };
  readonly proxy: {
    readonly figures: { readonly asked: number; readonly askedAgain: number; readonly failed: number };
  };
  pids(): readonly number[];
  kill(at: number): void;
  killDatabase(): void;
  untilAllAreUp(): Promise<void>;
  close(failed: boolean): Promise<void>;
};

export function openDrillFleet(options: { name: string; port: number; count: number }): Promise<DrillFleet>;
