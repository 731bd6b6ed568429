declare module '@litertjs/core/wasm/*_internal.js' {
  /** Emscripten's factory of the WebAssembly module (`scripts/vite/engine-assets.ts` exports it). */
  const createModule: (options: object) => Promise<unknown>
  export default createModule
}
