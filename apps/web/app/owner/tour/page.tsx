import './tour.css'
import { mostMediaItems, saveTour, tourOfHome } from '@porchlight/contract'
import { Breadcrumbs, Button, PageHead, toast } from '@porchlight/ui'
import { useRef } from 'react'
import { href, useRevalidator } from 'react-router'
import { resultsOf } from '#app/lib/answers.ts'
import { api } from '#app/lib/api.ts'
import { useFields } from '#app/lib/form.ts'
import { ownerTourWords } from '#app/lib/messages/owner/tour.ts'
import { formWords } from '#app/lib/messages/site/forms.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { pageMeta } from '#app/lib/meta.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import type { Route } from './+types/page'
import { AddFile } from './add-file.tsx'
import { RowFields, type TourFields } from './row-fields.tsx'
import { fileRow, itemRow, itemToSave, linkRow, moveRow, problemsIn } from './rows.ts'

export const loader = async ({ context, params }: Route.LoaderArgs) => {
  const { api } = context.get(pageRequest)
  return resultsOf(await api(tourOfHome, { params: { id: params.propertyId } }))
}

export const meta = (args: Route.MetaArgs) => pageMeta(args)

const TourForm = ({ given: { home, items, providers } }: { given: Route.ComponentProps['loaderData'] }) => {
  const words = useWords(ownerTourWords)
  const shared = useWords(formWords)
  const { revalidate } = useRevalidator()
  const added = useRef(0)
  const names = providers.join(', ')
  const form = useFields<TourFields>({
    values: { rows: items.map(itemRow) },
    problemsOf: ({ rows }) => problemsIn(rows, { fill: words.fill, unknown: words.unknown({ providers: names }) }),
  })
  const { rows } = form.values
  const save = async (fields: TourFields) => {
    const answer = await api(saveTour, { params: { id: home.id }, body: { items: fields.rows.map(itemToSave) } })
    if (!answer.ok) return form.refuse([], answer.error.message, shared.error)
    toast({ type: 'success', message: words.saved })
    await revalidate()
  }
  const isFull = rows.length >= mostMediaItems
  return (
    <form method="post" className="tour-form" noValidate onSubmit={form.submit(save)}>
      {rows.length === 0 && <p className="muted">{words.none}</p>}
      <ol className="tour-rows">
        {rows.map((row, at) => (
          <RowFields
            key={row.key}
            form={form}
            at={at}
            providers={names}
            onMove={(by) => form.change('rows', moveRow(rows, at, by))}
            onRemove={() => form.change('rows', rows.toSpliced(at, 1))}
          />
        ))}
      </ol>
      <AddFile isFull={isFull} onArrived={(file) => form.change('rows', [...rows, fileRow(file)])} />
      {providers.length > 0 && (
        <Button
          icon="plus"
          disabled={isFull}
          onClick={() => {
            added.current += 1
            form.change('rows', [...rows, linkRow(`new ${added.current}`)])
          }}
        >
          {words.addAddress}
        </Button>
      )}
      <Button type="submit" look="primary" busy={form.busy}>
        {words.save}
      </Button>
    </form>
  )
}

/** Floor plans, tours and videos of a listing. */
const TourPage = ({ loaderData }: Route.ComponentProps) => {
  const words = useWords(ownerTourWords)
  const { home } = loaderData
  return (
    <>
      <Breadcrumbs
        label={words.homes}
        crumbs={[{ label: words.homes, href: href('/owners/properties') }, { label: home.name }]}
      />
      <PageHead title={words.title({ home: home.name })} lead={words.lead} />
      <TourForm key={home.id} given={loaderData} />
    </>
  )
}
export default TourPage
