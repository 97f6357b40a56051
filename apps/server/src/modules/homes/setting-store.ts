import type { HomeDefaultValue, HomeSetting, RateSetting } from '@porchlight/contract'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import type { Home } from './home.ts'

/** Setting values stored by a module above homes. */
export type StoredSettings = Readonly<Record<RateSetting, HomeDefaultValue | null>>

/** Where a home's rate and stay settings are stored: in a module above homes, which homes can't import. */
export type SettingStore = {
  /** Each home's values; null for a setting it can't have yet, such as a minimum price before it has prices. */
  valuesOf: (ctx: ReadCtx, homes: readonly Home[]) => Promise<ReadonlyMap<number, StoredSettings>>
  put: (ctx: WriteCtx, home: Home, values: ReadonlyMap<HomeSetting, HomeDefaultValue>) => Promise<void>
}

declare module '#kernel/module' {
  interface Module {
    settingStore?: SettingStore
  }
}

let store: SettingStore | undefined

/** Called once by `modules.ts`, before anything runs. */
export const keepSettingsIn = (one: SettingStore | undefined): void => {
  store = one
}

export const settingStore = (): SettingStore => {
  if (!store) throw new Error('No module keeps the settings of rates')
  return store
}
