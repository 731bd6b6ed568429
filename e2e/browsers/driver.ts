/** What a shopper's hands and eyes need of a browser. Two protocols stand behind it (firefox.ts, webkit.ts). */
export type Driver = {
  version: string
  open: (address: string) => Promise<void>
  /** Runs code in the page, as its own, and gives what it ends with. */
  run: (code: string) => Promise<unknown>
  /** A press of the real pointer, in pixels of the window. */
  press: (x: number, y: number) => Promise<void>
  /** Typed into what has the focus. */
  write: (text: string) => Promise<void>
  key: (name: 'Enter' | 'Escape') => Promise<void>
  /** Chooses a file in the input that the selector finds. */
  give: (selector: string, file: string) => Promise<void>
  picture: () => Promise<Buffer>
  /** What the browser itself told of errors since the last time it was asked. */
  heard: () => string[]
  close: () => Promise<void>
}

export type Size = { name: 'phone' | 'desktop'; width: number; height: number }

/** The smallest phone that Cabine is drawn for, and a usual laptop. */
export const sizes: Size[] = [
  { name: 'phone', width: 360, height: 740 },
  { name: 'desktop', width: 1440, height: 900 },
]
