import type { DataTableWords } from '@porchlight/ui/data-table'
import { dataTableWords } from '#app/lib/messages/staff/data-table.ts'
import { useWords } from '#app/lib/messages/words.ts'

/** Texts of a table that can be sorted, filtered, and saved as a file. */
export const useDataTableWords = (): DataTableWords => {
  const words = useWords(dataTableWords)
  return {
    ...words,
    filterBy: (column) => words.filterBy({ column }),
    contains: (column) => words.contains({ column }),
    filtered: (column, what) => words.filtered({ column, what }),
    andMore: (first, more) => words.andMore({ first, more }),
    ordered: (column, direction) => words.ordered({ column, direction }),
    shown: (shown, all) => words.shown({ shown, all }),
    selected: (count) => words.selected({ count }),
    selectRow: (name) => words.selectRow({ name }),
  }
}
