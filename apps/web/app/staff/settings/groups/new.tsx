import '../../staff.css'
import '../charges.css'
import { homeGroupsDesk } from '@porchlight/contract'
import { Button, PageHead } from '@porchlight/ui'
import { href, useNavigate } from 'react-router'
import { resultsOf } from '#app/lib/answers.ts'
import { useFields } from '#app/lib/form.ts'
import { staffGroupsWords } from '#app/lib/messages/staff/groups.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { pageMeta } from '#app/lib/meta.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import { useReviewedForm } from '../change-form.tsx'
import { ChangeReview } from '../change-review.tsx'
import { SettingsCrumbs } from '../settings-crumbs.tsx'
import type { Route } from './+types/new'
import { createChange, emptyGroup, type GroupFields, groupProblems } from './fields.ts'
import { GroupFieldset } from './group-fields.tsx'
import { useGroupReview } from './group-review.tsx'

export const loader = async ({ context }: Route.LoaderArgs) =>
  resultsOf(await context.get(pageRequest).api(homeGroupsDesk))

export const meta = (args: Route.MetaArgs) => pageMeta(args)

/** A new group; its fees can be added once it exists. */
const NewGroupPage = ({ loaderData: desk }: Route.ComponentProps) => {
  const words = useWords(staffGroupsWords)
  const navigate = useNavigate()
  const form = useFields<GroupFields>({
    values: emptyGroup,
    problemsOf: (fields) => groupProblems(fields, words),
  })
  const review = useGroupReview(
    ({ group }) => navigate(href('/staff/settings/groups/:groupId', { groupId: String(group) })) || undefined,
  )
  const { formKey, onSubmit } = useReviewedForm({
    form,
    review,
    homes: desk.homes,
    from: desk.today,
    changeOf: (fields) => createChange(fields, desk),
    marks: ['name'],
  })
  return (
    <>
      <SettingsCrumbs title={words.newTitle} section={{ label: words.title, href: href('/staff/settings/groups') }} />
      <PageHead title={words.newTitle} lead={words.lead} />
      <form method="post" className="staff-form" noValidate onSubmit={onSubmit}>
        <GroupFieldset form={form} desk={desk} />
        <div className="staff-acts">
          <Button type="submit" look="primary" busy={form.busy}>
            {words.review}
          </Button>
        </div>
      </form>
      <ChangeReview review={review} formKey={formKey} />
    </>
  )
}
export default NewGroupPage
