/** The part of pngjs that is used here: it has no types of its own. */
declare module "pngjs" {
  export interface Picture {
    readonly width: number;
    readonly height: number;
    readonly data: Buffer;
  }

  export class PNG implements Picture {
    constructor(size: { width: number; height: number });
    readonly width: number;
    readonly height: number;
    readonly data: Buffer;
    static readonly sync: {
      read(file: Buffer): Picture;
      write(
        picture: Picture,
        options?: { colorType?: number; inputHasAlpha?: boolean; deflateLevel?: number; filterType?: number },
      ): Buffer;
    };
  }
}
