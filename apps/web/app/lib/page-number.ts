/** The page of a list that an address asks for: a whole number from 1; the first for anything else. */
export const pageNumber = ({ url }: Request): number => {
  const asked = Number(new URL(url).searchParams.get('page'))
  return Number.isSafeInteger(asked) && asked > 0 ? asked : 1
}
