import type { HomeDefaultValue, HomeSetting, RateSetting } from '@porchlight/contract'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import type { Home } from './home.ts'

/** Values of settings that a module above homes keeps. */
export type StoredSettings = Readonly<Record<RateSetting, HomeDefaultValue | null>>

/** Where a home keeps the settings of its rates and stays: a module above homes, which homes can't import. */
export type SettingStore = {
  /** What each home has; a setting it can't have yet, such as a minimum price before it has prices, is null. */
  valuesOf: (ctx: ReadCtx, homes: readonly Home[]) => Promise<ReadonlyMap<number, StoredSettings>>
  put: (ctx: WriteCtx, home: Home, values: ReadonlyMap<HomeSetting, HomeDefaultValue>) => Promise<void>
}

declare module '#kernel/module' {
  interface Module {
    settingStore?: SettingStore
  }
}

let store: SettingStore | undefined

/** `modules.ts` states it once, before anything runs. */
export const keepSettingsIn = (one: SettingStore | undefined): void => {
  store = one
}

export const settingStore = (): SettingStore => {
  if (!store) throw new Error('No module keeps the settings of rates')
  return store
}
