/** The fields of a form that a rejected change names, such as `change.terms.label`: the form's own are flat. */
export const refusedFields = <Fields extends object>(
  required: readonly string[],
  values: Fields,
): (keyof Fields & string)[] => {
  const named = required.flatMap((path) => /^change\.(?:terms\.)?([A-Za-z]+)/.exec(path)?.[1] ?? [])
  return [...new Set(named)].filter((name): name is keyof Fields & string => name in values)
}
