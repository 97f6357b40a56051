/**
 * A module's tables by where their rows live once the database runs on several nodes
 * (docs/decisions/0377-declare-where-each-table-lives.md). One node holds everything today.
 */
export type Tables = {
  /** Split by this column: rows with the same value are on the same node. Most are split by their home. */
  distributed?: Readonly<Record<string, readonly string[]>>
  /** Copied to every node, because rows of homes and persons refer to them. Changed rarely, and small. */
  reference?: readonly string[]
  /** On the first node only: sessions, logs, queues, and what concerns no home and no other table. */
  local?: readonly string[]
}

/** The kernel's own tables. pg-boss creates its own schema, on the first node too. */
export const kernelTables: Tables = {
  local: ['kernel.event', 'kernel.idempotency', 'kernel.migration', 'kernel.reference_change', 'kernel.write_seal'],
}

export const namesOf = ({ distributed = {}, reference = [], local = [] }: Tables = {}): string[] => [
  ...Object.values(distributed).flat(),
  ...reference,
  ...local,
]
