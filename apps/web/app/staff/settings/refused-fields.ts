/** The fields of a form that a rejected change names, such as `change.terms.label`: the form's own are flat. */
export const refusedFields = (required: readonly string[], values: object): string[] => {
  const named = required.flatMap((path) => /^change\.(?:terms\.)?([A-Za-z]+)/.exec(path)?.[1] ?? [])
  return [...new Set(named)].filter((name) => name in values)
}
