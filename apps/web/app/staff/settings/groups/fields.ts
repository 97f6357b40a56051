import type { GroupChangeInput, GroupKind, HomeGroupView, homeGroupsDesk, ResultsOf } from '@porchlight/contract'
import type { FieldProblems } from '#app/lib/form.ts'

export type GroupsDesk = ResultsOf<typeof homeGroupsDesk>

export type GroupFields = {
  kind: GroupKind
  name: string
  /** "kind area" of a destination. */
  area: string
  homes: string[]
}

export const emptyGroup: GroupFields = { kind: 'portfolio', name: '', area: '', homes: [] }

export const fieldsOf = ({ kind, name, area, homes }: HomeGroupView): GroupFields => ({
  kind,
  name,
  area: area ? areaKey(area) : '',
  homes: homes.map(({ id }) => String(id)),
})

type Area = Pick<NonNullable<HomeGroupView['area']>, 'kind' | 'area'>

const separator = ' '
export const areaKey = ({ kind, area }: Area): string => `${kind}${separator}${area}`

const areaOf = (key: string, { areas }: GroupsDesk): Area | null => {
  const found = areas.find((area) => areaKey(area) === key)
  return found ? { kind: found.kind, area: found.area } : null
}

const homesOf = ({ kind, homes }: GroupFields): number[] => (kind === 'destination' ? [] : homes.map(Number))

export const createChange = (fields: GroupFields, desk: GroupsDesk): GroupChangeInput => ({
  kind: 'create',
  group: fields.kind,
  name: fields.name,
  area: fields.kind === 'destination' ? areaOf(fields.area, desk) : null,
  homes: homesOf(fields),
})

export const editChange = (group: number, fields: GroupFields): GroupChangeInput => ({
  kind: 'edit',
  group,
  name: fields.name,
  homes: homesOf(fields),
})

export const groupProblems = (fields: GroupFields, words: { required: string }): FieldProblems<GroupFields> => ({
  ...(fields.name.trim().length < 2 && { name: words.required }),
  ...(fields.kind === 'destination' && fields.area === '' && { area: words.required }),
})
