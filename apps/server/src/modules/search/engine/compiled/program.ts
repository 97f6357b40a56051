import { Instance, Module, type SharedWasmMemory } from '../web-assembly.ts'
import { program } from './program-bytes.ts'

/** The exports of `apps/server/search-kernel`. Numbers are addresses unless their names say otherwise. */
export type Program = {
  select(question: number): number
  keepPlanes(target: number, planes: number, count: number, runs: number, runCount: number): void
  takeAny(found: number, offered: number, planes: number, count: number, runs: number, runCount: number): void
  takeAll(found: number, offered: number, runs: number, runCount: number): void
  countEach(homes: number, planes: number, count: number, runs: number, runCount: number, counts: number): void
  listUndated(matches: number, offered: number, fromNight: number, runs: number, runCount: number): void
  matchStays(question: number): void
  settle(question: number): void
  cluster(matches: number, lat: number, lng: number, width: number, cells: number, table: number): number
  rank(question: number): number
  readAll(stretches: number, count: number): number
}

const compile = (): object | null => {
  try {
    return new Module(Buffer.from(program, 'base64'))
  } catch {
    return null
  }
}

/** Null if the processor or the runtime lacks what the program needs: wide vectors and shared memory. */
const compiled = compile()

export const isProgramAvailable = compiled !== null

/** Instantiates the program on this memory. */
export const programOn = (memory: SharedWasmMemory): Program => {
  if (!compiled) throw new Error('This machine cannot run the compiled search kernel')
  return new Instance(compiled, { env: { memory } }).exports as Program
}
