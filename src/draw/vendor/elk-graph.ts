/** The part of the layout engine's JSON format that we use. Lengths in drawing units. */
export type ElkOptions = Readonly<Record<string, string>>;

export interface ElkPoint {
  readonly x: number;
  readonly y: number;
}

/** A box: its size goes in, its place comes out. */
export interface ElkBox {
  readonly width: number;
  readonly height: number;
  readonly x?: number;
  readonly y?: number;
}

export interface ElkNode extends ElkBox {
  readonly id: string;
}

export interface ElkLabel extends ElkBox {
  /** Without a text the engine leaves the label out. */
  readonly text: string;
  readonly layoutOptions?: ElkOptions;
}

export interface ElkSection {
  readonly startPoint: ElkPoint;
  readonly endPoint: ElkPoint;
  readonly bendPoints?: readonly ElkPoint[];
}

export interface ElkEdge {
  readonly id: string;
  readonly sources: readonly [string];
  readonly targets: readonly [string];
  readonly labels?: readonly ElkLabel[];
  /** Comes out: the way that the edge takes. */
  readonly sections?: readonly ElkSection[];
}

export interface ElkGraph {
  readonly id: string;
  readonly layoutOptions: ElkOptions;
  readonly children: readonly ElkNode[];
  readonly edges: readonly ElkEdge[];
  /** Come out. */
  readonly width?: number;
  readonly height?: number;
}
