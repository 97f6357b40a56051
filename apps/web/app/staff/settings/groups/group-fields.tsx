import { groupKinds } from '@porchlight/contract'
import { Select, TextField } from '@porchlight/ui'
import type { FieldsOf } from '#app/lib/form.ts'
import { staffGroupsWords } from '#app/lib/messages/staff/groups.ts'
import { staffTaxesWords } from '#app/lib/messages/staff/taxes.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { HomeChoice } from '../home-choice.tsx'
import { areaNameOf } from '../taxes/describe.ts'
import { areaKey, type GroupFields, type GroupsDesk } from './fields.ts'

type Props = {
  form: FieldsOf<GroupFields>
  desk: GroupsDesk
  /** Locks the type and the destination. */
  settled?: boolean
}

const Name = ({ form, desk, settled }: Props) => {
  const words = useWords(staffGroupsWords)
  const { kind } = form.values
  if (kind === 'brand' && !settled && desk.brands.length > 0)
    return (
      <Select
        label={words.brand}
        emptyText=""
        required
        options={[
          { value: '', label: words.chooseBrand },
          ...desk.brands.map((name) => ({ value: name, label: name })),
        ]}
        {...form.field('name')}
      />
    )
  return <TextField label={words.name} required maxLength={60} {...form.field('name')} />
}

/** A group's type, name, and homes. */
export const GroupFieldset = ({ form, desk, settled = false }: Props) => {
  const words = useWords(staffGroupsWords)
  const taxes = useWords(staffTaxesWords)
  const { kind } = form.values
  const setKind = (next: string) => {
    const chosen = groupKinds.find((one) => one === next)
    if (!chosen) return
    form.change('kind', chosen)
    form.change('name', '')
  }
  const setArea = (key: string) => {
    form.change('area', key)
    const area = desk.areas.find((one) => areaKey(one) === key)
    if (area && form.values.name.trim() === '') form.change('name', area.name)
  }
  return (
    <>
      <div className="staff-pair">
        {!settled && (
          <Select
            label={words.kind}
            emptyText=""
            options={groupKinds.map((value) => ({ value, label: words.kinds[value] }))}
            value={kind}
            onChange={setKind}
          />
        )}
        {kind === 'destination' && !settled && (
          <Select
            label={words.area}
            hint={words.areaHint}
            emptyText=""
            required
            options={[
              { value: '', label: words.chooseArea },
              ...desk.areas.map((area) => ({
                value: areaKey(area),
                label: `${areaNameOf(area, taxes)} (${words.homeCount({ number: area.homes })})`,
              })),
            ]}
            {...form.field('area')}
            onChange={setArea}
          />
        )}
        <Name form={form} desk={desk} settled={settled} />
      </div>
      {kind !== 'destination' && (
        <HomeChoice
          homes={desk.homes}
          groups={desk.groups.map((group) => ({ ...group, homes: group.homes.map(({ id }) => id) }))}
          value={form.values.homes}
          onChange={(homes) => form.change('homes', homes)}
        />
      )}
    </>
  )
}
