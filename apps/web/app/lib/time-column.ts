import { dateIn, timeIn } from '@porchlight/contract'
import type { CsvColumn } from '@porchlight/ui'

/**
 * A column of instants for a file, on a zone's clock: its name includes the zone, and its values sort, and are dates
 * to a spreadsheet.
 */
export const timeColumn = <Key extends string>(
  name: string,
  zone: string,
  key: Key,
): CsvColumn<Record<Key, string | null>> => ({
  name: `${name} (${zone})`,
  value: (row) => {
    const instant = row[key]
    if (instant === null) return null
    const moment = new Date(instant)
    return `${dateIn(zone, moment)} ${timeIn(zone, moment)}:${instant.slice(17, 19)}`
  },
})
