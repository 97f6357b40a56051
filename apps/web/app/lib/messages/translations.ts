import { volumes } from 'virtual:translations'
import { use } from 'react'
import { setTranslator, volumesInUse } from './words.ts'

/** Other languages in the browser: one file per volume, loaded once. English readers never load this. */

type Volume = Record<string, unknown>
const requests = new Map<string, Promise<Volume>>()
const here = new Map<string, Volume>()

const load = async (key: string): Promise<Volume> => {
  const words = (await volumes[key]?.())?.default ?? {}
  here.set(key, words)
  return words
}

const fetched = (key: string): Promise<Volume> => {
  const loading = requests.get(key) ?? load(key)
  requests.set(key, loading)
  return loading
}

/** Loads all messages of the current page; messages of later pages load when they are opened. */
export const speak = async (language: string): Promise<void> => {
  await Promise.all([...volumesInUse].map((volume) => fetched(`${language}/${volume}`)))
  setTranslator((name, spoken) => {
    const [volume = '', area = ''] = name.split('/')
    const key = `${spoken}/${volume}`
    return (here.get(key) ?? use(fetched(key)))[area]
  })
}
