import '../staff.css'
import './campaigns.css'
import {
  type Campaign,
  campaignById,
  dateIn,
  languages,
  newsletterLists,
  newsletterTopics,
  saveCampaign,
} from '@porchlight/contract'
import { Button, Disclosure, PageHead, Section, Select, Stat, TextArea, TextField, toast } from '@porchlight/ui'
import { useEffect, useState } from 'react'
import { resultsOf } from '#app/lib/answers.ts'
import { api } from '#app/lib/api.ts'
import { useFields } from '#app/lib/form.ts'
import { useFormats } from '#app/lib/formats.ts'
import { formWords } from '#app/lib/messages/site/forms.ts'
import { staffCampaignsWords } from '#app/lib/messages/staff/campaigns.ts'
import { staffNewsletterWords } from '#app/lib/messages/staff/newsletter.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { pageMeta } from '#app/lib/meta.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import type { Route } from './+types/campaign'
import { type CampaignFields, campaignFields, campaignOf, campaignProblems } from './campaign-fields.ts'
import { CampaignSending } from './campaign-sending.tsx'

export const loader = async ({ context, params }: Route.LoaderArgs) => ({
  ...resultsOf(await context.get(pageRequest).api(campaignById, { params: { id: Number(params.id) } })),
  today: dateIn(context.get(pageRequest).site.timeZone, new Date()),
})

export const meta = (args: Route.MetaArgs) => pageMeta(args, { title: args.loaderData?.campaign.name ?? '' })

type DraftProps = { campaign: Campaign; onSaved: (campaign: Campaign) => void; onEdited: (edited: boolean) => void }

const Draft = ({ campaign, onSaved, onEdited }: DraftProps) => {
  const words = useWords(staffCampaignsWords)
  const lists = useWords(staffNewsletterWords)
  const shared = useWords(formWords)
  const form = useFields<CampaignFields>({
    values: campaignFields(campaign),
    problemsOf: (fields) => campaignProblems(fields, { ...words, required: shared.required }),
  })
  const edited = JSON.stringify(campaignOf(form.values)) !== JSON.stringify(campaignOf(campaignFields(campaign)))
  useEffect(() => onEdited(edited), [edited, onEdited])
  const save = form.submit(async (fields) => {
    const answer = await api(saveCampaign, { params: { id: campaign.id }, body: campaignOf(fields) })
    if (!answer.ok) return form.refuse(answer.error.required as 'name'[], answer.error.message, shared.error)
    toast({ type: 'success', message: words.saved })
    onSaved(answer.results.campaign)
  })
  return (
    <form method="post" className="staff-form" noValidate onSubmit={save}>
      <div className="staff-pair">
        <TextField label={words.name} hint={words.nameHint} maxLength={120} {...form.field('name')} />
        <TextField label={words.path} hint={words.pathHint} maxLength={500} {...form.field('path')} />
      </div>
      <div className="staff-pair">
        <Select
          label={lists.list}
          emptyText={lists.list}
          options={newsletterLists.map((value) => ({ value, label: lists.lists[value] }))}
          {...form.field('list')}
          onChange={(list) => form.change('list', list as CampaignFields['list'])}
        />
        <Select
          label={words.topic}
          emptyText={words.everyTopic}
          options={[
            { value: '', label: words.everyTopic },
            ...newsletterTopics.map((value) => ({ value, label: words.topics[value] })),
          ]}
          {...form.field('topic')}
          onChange={(topic) => form.change('topic', topic as CampaignFields['topic'])}
        />
      </div>
      {languages.map((language) => (
        <Disclosure
          key={language}
          summary={words.languages[language]}
          open={language in campaign.texts || language === 'en'}
        >
          <div className="campaign-fields">
            <TextField label={words.subject} maxLength={150} {...form.field(`texts.${language}.subject`)} />
            <TextArea
              label={words.text}
              hint={words.textHint}
              rows={8}
              maxLength={10_000}
              {...form.field(`texts.${language}.text`)}
            />
            <TextField label={words.action} maxLength={60} {...form.field(`texts.${language}.action`)} />
          </div>
        </Disclosure>
      ))}
      <div className="staff-acts">
        <Button type="submit" busy={form.busy}>
          {words.save}
        </Button>
      </div>
    </form>
  )
}

/** A campaign's content as it was sent. */
const Written = ({ campaign: { texts } }: { campaign: Campaign }) => {
  const words = useWords(staffCampaignsWords)
  return languages.map((language) => {
    const text = texts[language]
    return (
      text && (
        <Disclosure key={language} summary={words.languages[language]} open={language === 'en'}>
          <div data-content>
            <h3 className="t-card">{text.subject}</h3>
            <p className="campaign-text">{text.text}</p>
            <p className="muted">{text.action}</p>
          </div>
        </Disclosure>
      )
    )
  })
}

/** `/staff/newsletter/campaigns/:id`: writes, tests, and sends a campaign; afterward, shows its results. */
const CampaignPage = ({ loaderData }: Route.ComponentProps) => {
  const words = useWords(staffCampaignsWords)
  const { count } = useFormats()
  const [campaign, setCampaign] = useState(loaderData.campaign)
  const [unsaved, setUnsaved] = useState(false)
  const { state, reach } = campaign
  return (
    <>
      <PageHead title={<span data-content>{campaign.name}</span>} />
      {state !== 'draft' && (
        <div className="campaign-reach">
          <Stat label={words.sent} figure={count(reach.sent)} />
          <Stat label={words.clicked} figure={count(reach.clicked)} />
          <Stat label={words.booked} figure={count(reach.booked)} note={words.bookedNote} />
        </div>
      )}
      <Section title={words.sending}>
        <CampaignSending campaign={campaign} today={loaderData.today} unsaved={unsaved} onMoved={setCampaign} />
      </Section>
      <Section title={words.texts} note={words.textsNote}>
        {state === 'draft' ? (
          <Draft campaign={campaign} onSaved={setCampaign} onEdited={setUnsaved} />
        ) : (
          <Written campaign={campaign} />
        )}
      </Section>
    </>
  )
}
export default CampaignPage
