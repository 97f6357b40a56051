type Page<Row> = { rows: readonly Row[]; numberPages: number }

/** The rows of all pages; undefined if one of them could not be loaded. */
export const everyPage = async <Row>(
  read: (page: number) => Promise<Page<Row> | undefined>,
): Promise<Row[] | undefined> => {
  const rows: Row[] = []
  for (let page = 1, last = 1; page <= last; page++) {
    const answer = await read(page)
    if (!answer) return undefined
    rows.push(...answer.rows)
    last = answer.numberPages
  }
  return rows
}
