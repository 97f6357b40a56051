import { dateIn, timeIn } from '@porchlight/contract'
import type { CsvColumn } from '@porchlight/ui'

/**
 * A column of instants for a file, on a zone's clock: its name includes the zone, and its values sort, and are dates
 * to a spreadsheet.
 */
export const timeColumn = <Row>(
  name: string,
  zone: string,
  instantOf: (row: Row) => string | null,
): CsvColumn<Row> => ({
  name: `${name} (${zone})`,
  value: (row) => {
    const instant = instantOf(row)
    if (instant === null) return null
    const moment = new Date(instant)
    return `${dateIn(zone, moment)} ${timeIn(zone, moment)}:${instant.slice(17, 19)}`
  },
})
