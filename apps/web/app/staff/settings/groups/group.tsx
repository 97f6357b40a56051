import '../../staff.css'
import '../charges.css'
import {
  feesDesk,
  type HomeGroupView,
  hasAnyPermission,
  hasRole,
  homeDefaultsDesk,
  homeGroupsDesk,
  taxesDesk,
} from '@porchlight/contract'
import { Alert, Button, Disclosure, PageHead, Section } from '@porchlight/ui'
import { useState } from 'react'
import { data, href, useNavigate, useRevalidator } from 'react-router'
import { resultsOf } from '#app/lib/answers.ts'
import { useFields } from '#app/lib/form.ts'
import { staffGroupsWords } from '#app/lib/messages/staff/groups.ts'
import { staffTaxesWords } from '#app/lib/messages/staff/taxes.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { pageMeta } from '#app/lib/meta.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import { session } from '#app/lib/session.ts'
import { StaffLink } from '../../staff-link.tsx'
import { ChangeForm, useReviewedForm } from '../change-form.tsx'
import { ChangeReview } from '../change-review.tsx'
import { SettingsCrumbs } from '../settings-crumbs.tsx'
import { areaNameOf } from '../taxes/describe.ts'
import { useTestStay } from '../test-stay.tsx'
import type { Route } from './+types/group'
import { editChange, fieldsOf, type GroupFields, type GroupsDesk, groupProblems } from './fields.ts'
import { GroupDefaults } from './group-defaults.tsx'
import { GroupFieldset } from './group-fields.tsx'
import { useGroupReview } from './group-review.tsx'
import { GroupSettings } from './group-settings.tsx'
import { GroupTaxes } from './group-taxes.tsx'

export const loader = async ({ context, params }: Route.LoaderArgs) => {
  const { api } = context.get(pageRequest)
  const { user } = context.get(session)
  const setsHomes = hasRole(user, 'admin') || hasAnyPermission(user, ['homes'])
  const [groups, fees, taxes, settings] = await Promise.all([
    api(homeGroupsDesk),
    api(feesDesk),
    api(taxesDesk),
    setsHomes ? api(homeDefaultsDesk) : null,
  ])
  const desk = resultsOf(groups)
  const group = desk.groups.find(({ id }) => String(id) === params.groupId)
  if (!group) throw data({ code: 'not_found', message: '', requestId: undefined }, { status: 404 })
  const { taxes: all, today } = resultsOf(taxes)
  const { defaults, levels } = settings ? resultsOf(settings) : { defaults: null, levels: [] }
  return {
    desk,
    group,
    fees: resultsOf(fees),
    taxes: { taxes: all, today },
    settings: defaults && { defaults, levels },
  }
}

export const meta = (args: Route.MetaArgs) => {
  const name = args.loaderData?.group.name
  return pageMeta(args, name ? { title: name } : {})
}

type Props = { desk: GroupsDesk; group: HomeGroupView }

const shownHomes = 24

const Homes = ({ homes }: Pick<HomeGroupView, 'homes'>) => {
  const words = useWords(staffGroupsWords)
  const shown = homes.slice(0, shownHomes)
  return (
    <Section title={words.homes} note={words.homeCount({ number: homes.length })}>
      <ul className="charge-undecided">
        {shown.map(({ id, name }) => (
          <li key={id}>
            <StaffLink className="inline-link" href={href('/staff/homes/:propertyId', { propertyId: String(id) })}>
              {name}
            </StaffLink>
          </li>
        ))}
        {homes.length > shown.length && <li>{words.more({ number: homes.length - shown.length })}</li>}
      </ul>
    </Section>
  )
}

const EditGroup = ({ desk, group }: Props) => {
  const words = useWords(staffGroupsWords)
  const { revalidate } = useRevalidator()
  const form = useFields<GroupFields>({
    values: fieldsOf(group),
    problemsOf: (fields) => groupProblems(fields, words),
  })
  const review = useGroupReview(revalidate)
  const reviewed = useReviewedForm({
    form,
    review,
    homes: desk.homes,
    from: desk.today,
    changeOf: (fields) => editChange(group.id, fields),
    marks: ['name'],
  })
  return (
    <ChangeForm
      title={words.details}
      summary={words.edit}
      homes={desk.homes}
      today={desk.today}
      busy={form.busy}
      review={review}
      {...reviewed}
    >
      <GroupFieldset form={form} desk={desk} settled />
    </ChangeForm>
  )
}

const ArchiveGroup = ({ desk, group }: Props) => {
  const words = useWords(staffGroupsWords)
  const navigate = useNavigate()
  const [stay] = useTestStay(group.homes, desk.today)
  const [problem, setProblem] = useState('')
  const review = useGroupReview(() => navigate(href('/staff/settings/groups')) || undefined)
  const start = async () => {
    setProblem((await review.start({ kind: 'archive', group: group.id }, stay, 'archive'))?.message ?? '')
  }
  return (
    <Section title={words.archive}>
      <Disclosure summary={words.archiveText}>
        <div className="staff-acts">
          <Button onClick={() => void start()}>{words.review}</Button>
        </div>
        {problem && (
          <Alert tone="danger" live>
            {problem}
          </Alert>
        )}
        <ChangeReview review={review} formKey="archive" />
      </Disclosure>
    </Section>
  )
}

/** `/staff/settings/groups/{id}`: one group, its homes, and the fees and taxes it sets for them. */
const GroupPage = ({ loaderData: { desk, group, fees, taxes, settings } }: Route.ComponentProps) => {
  const words = useWords(staffGroupsWords)
  const said = useWords(staffTaxesWords)
  const key = `${group.id} ${desk.history.length} ${fees.history.length}`
  return (
    <>
      <SettingsCrumbs title={group.name} section={{ label: words.title, href: href('/staff/settings/groups') }} />
      <PageHead
        over={words.kinds[group.kind]}
        title={group.name}
        lead={group.area ? `${areaNameOf(group.area, said)}. ${words.areaHint}` : undefined}
      />
      <GroupDefaults key={`defaults ${key}`} desk={fees} groupId={group.id} />
      <GroupTaxes desk={taxes} groupId={group.id} />
      {settings && <GroupSettings desk={settings} groupId={group.id} />}
      <Homes homes={group.homes} />
      <EditGroup key={`edit ${key}`} desk={desk} group={group} />
      <ArchiveGroup key={`archive ${key}`} desk={desk} group={group} />
    </>
  )
}
export default GroupPage
