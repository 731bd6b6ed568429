declare module '@litertjs/core/wasm/litert_wasm_compat_internal.js' {
  /** Emscripten's factory of the WebAssembly module (`src/vite.ts` exports it). */
  const createModule: (options: object) => Promise<unknown>
  export default createModule
}
