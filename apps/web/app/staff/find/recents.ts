import type { FoundRow } from './found-row.ts'

export type Recent = Pick<FoundRow, 'icon' | 'title'> & { to: string }

const most = 6

/**
 * What one person opened from the search, latest first. Kept in memory only: titles name guests, and a shared computer
 * must not remember them after the window is closed.
 */
let opened: { by: number | undefined; rows: readonly Recent[] } = { by: undefined, rows: [] }

export const recentsOf = (personId: number | undefined): readonly Recent[] =>
  opened.by === personId ? opened.rows : []

export const addRecent = (personId: number | undefined, { to, icon, title }: Recent): void => {
  const others = recentsOf(personId).filter((row) => row.to !== to)
  opened = { by: personId, rows: [{ to, icon, title }, ...others].slice(0, most) }
}
