import type { Recorded } from '../migrate.ts'
import type { Sequence, Table } from './catalog.ts'

/** The first file of a backup: describes what it was taken from. */
export type Manifest = { format: 1; takenAt: string; server: string; migrations: Recorded[]; tables: Table[] }

/** The last file of a backup: present only when the backup is complete. */
export type Totals = { rows: Record<string, number>; sequences: Sequence[]; files: number }

export const manifestName = 'manifest.json'
export const totalsName = 'totals.json'
export const tablesFolder = 'tables/'
export const filesFolder = 'files/'
