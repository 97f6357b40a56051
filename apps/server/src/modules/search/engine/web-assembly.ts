/** The part of WebAssembly that search uses; Node's types omit it. */
export type SharedWasmMemory = { readonly buffer: SharedArrayBuffer; grow(pages: number): number }
type Memory = new (limits: { initial: number; maximum: number; shared: true }) => SharedWasmMemory
type Module = new (bytes: Uint8Array) => object
type Instance = new (module: object, imports: { env: { memory: SharedWasmMemory } }) => { exports: unknown }

const { WebAssembly: wasm } = globalThis as unknown as {
  WebAssembly: { Memory: Memory; Module: Module; Instance: Instance }
}

export const { Memory, Module, Instance } = wasm
