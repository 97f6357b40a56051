import { type Brand, brandLocales, brandsNow, saveBrand, siteThemes } from '@porchlight/contract'
import { Button, ColorField, Section, Select, Switch, TagsInput, TextField, toast } from '@porchlight/ui'
import type { MediaFile } from '@porchlight/ui/file-uploader'
import { useState } from 'react'
import { useLatestRead } from '#app/features/overtaken/latest-read.ts'
import { Overtaken } from '#app/features/overtaken/overtaken.tsx'
import { api } from '#app/lib/api.ts'
import { useFields } from '#app/lib/form.ts'
import { formWords } from '#app/lib/messages/site/forms.ts'
import { brandWords } from '#app/lib/messages/staff/brands.ts'
import { companyWords } from '#app/lib/messages/staff/company.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { arrivedIds, hasPendingFiles } from '#app/lib/offline/send-file.ts'
import { markIn, useStepUpAction } from '../../use-step-up-action.tsx'
import { AddressFields } from '../address-fields.tsx'
import { ChangeReason } from '../change-reason.tsx'
import {
  type BrandFields,
  brandBodyOf,
  brandFieldsOf,
  brandProblems,
  changesEntity,
  type LogoChoice,
  latestOf,
  newBrandId,
} from './fields.ts'
import { LogoField } from './logo-field.tsx'
import { BrandPreview } from './preview.tsx'

type Props = {
  brand: Brand | null
  taken: readonly string[]
  company: string
  latestRead: number | null | undefined
  onSaved: (id: string) => void
}

const presets = ['7b4a0c', '1d3b2d', '254a7d', '6e1d1c', '0f5f63', '5a3d7a']

/** A brand's contact, theme, and host names, next to a live preview. */
export const BrandForm = ({ brand, taken, company, latestRead: known, onSaved }: Props) => {
  const words = useWords(brandWords)
  const entity = useWords(companyWords)
  const shared = useWords(formWords)
  const { act, question } = useStepUpAction()
  const [files, setFiles] = useState<readonly MediaFile[]>([])
  const [isLogoRemoved, removeLogo] = useState(false)
  const form = useFields<BrandFields>({
    values: brandFieldsOf(brand),
    problemsOf: (fields) =>
      brandProblems(brand, fields, {
        required: shared.required,
        email: entity.emailInvalid,
        phone: entity.phoneInvalid,
        zip: entity.zipInvalid,
        color: words.accentInvalid,
        weak: words.accentWeak,
        host: words.hostInvalid,
        reason: entity.reasonShort,
      }),
  })
  const [sent] = files
  const [uploadId] = arrivedIds(files)
  const logo: LogoChoice = uploadId === undefined ? (isLogoRemoved ? 'none' : 'stored') : { uploadId }
  const logoShown = sent?.thumbnail ?? (isLogoRemoved ? null : (brand?.logo?.src ?? null))
  const { latestRead, isOvertaken, refused } = useLatestRead(known, async () => {
    const now = await api(brandsNow)
    return now.ok ? latestOf(now.results.history, brand) : known
  })
  const save = async (fields: BrandFields) => {
    const id = brand?.id ?? newBrandId(fields.name, taken)
    const done = await act(
      () => api(saveBrand, { params: { brandId: id }, body: brandBodyOf(fields, logo, latestRead) }),
      refused(markIn(form, shared.error)),
    )
    if (!done) return
    toast({ type: 'success', message: words.saved })
    onSaved(id)
  }
  return (
    <div className="staff-split settings-brand">
      <form method="post" className="staff-form settings-form" noValidate onSubmit={form.submit(save)}>
        <Section title={words.identity}>
          <div className="staff-form">
            <TextField label={words.name} hint={words.nameHint} required maxLength={80} {...form.field('name')} />
            <div className="staff-pair">
              <TextField
                type="email"
                label={words.contactEmail}
                required
                autoComplete="off"
                maxLength={254}
                {...form.field('contactEmail')}
              />
              <TextField
                type="tel"
                label={words.contactPhone}
                required
                autoComplete="off"
                maxLength={40}
                {...form.field('contactPhone')}
              />
            </div>
            <TextField
              label={words.legalName}
              aside={shared.optional}
              hint={company ? words.legalNameHint({ company }) : undefined}
              maxLength={120}
              {...form.field('legalName')}
            />
            <Switch
              label={words.ownAddress}
              checked={form.values.ownAddress}
              onChange={(ownAddress) => form.change('ownAddress', ownAddress)}
            />
            {form.values.ownAddress && (
              <AddressFields
                section="brand"
                value={form.values.address}
                errorAt={form.errorAt}
                onChange={form.change}
              />
            )}
          </div>
        </Section>
        <Section title={words.look}>
          <div className="staff-form">
            <div className="staff-pair">
              <Select
                label={words.theme}
                emptyText={words.noOptions}
                options={siteThemes.map((value) => ({ value, label: words.themes[value] }))}
                {...form.field('theme')}
                onChange={(value) => form.change('theme', value as BrandFields['theme'])}
              />
              <ColorField
                label={words.accent}
                aside={shared.optional}
                hint={words.accentHint}
                presets={presets}
                problemOf={() => undefined}
                words={{ pick: words.accentPick, close: words.close, presets: words.accentPresets }}
                {...form.field('accent')}
              />
            </div>
            <LogoField
              known={brand?.logo ?? null}
              removed={isLogoRemoved}
              name={form.values.name}
              files={files}
              onFiles={setFiles}
              onRemove={removeLogo}
            />
          </div>
        </Section>
        <Section title={words.addresses}>
          <div className="staff-form">
            <TagsInput
              label={words.hosts}
              hint={words.hostsHint}
              most={20}
              words={{ add: words.hostAdd, remove: (tag) => words.hostRemove({ tag }) }}
              value={form.values.hosts}
              onChange={(hosts) => form.change('hosts', hosts)}
              error={form.errorAt('hosts')}
            />
            <Select
              label={words.locale}
              emptyText={words.noOptions}
              options={brandLocales.map((value) => ({ value, label: words.locales[value] }))}
              {...form.field('locale')}
              onChange={(value) => form.change('locale', value as BrandFields['locale'])}
            />
            {brand?.isDefault ? (
              <p className="settings-note">{words.alwaysDefault}</p>
            ) : (
              <Switch
                label={words.makeDefault}
                hint={words.makeDefaultHint}
                checked={form.values.isDefault}
                onChange={(isDefault) => form.change('isDefault', isDefault)}
              />
            )}
          </div>
        </Section>
        {changesEntity(brand, form.values) && <ChangeReason {...form.field('reason')} />}
        {isOvertaken && <Overtaken />}
        <div className="staff-acts">
          <Button
            type="submit"
            look="primary"
            busy={form.busy}
            {...(hasPendingFiles(files) && { disabledReason: words.logoPending })}
          >
            {words.save}
          </Button>
        </div>
        {question}
      </form>
      <aside className="settings-preview" aria-label={words.preview}>
        {(['light', 'dark'] as const).map((scheme) => (
          <figure key={scheme}>
            <BrandPreview fields={form.values} logo={logoShown} scheme={scheme} />
            <figcaption>{scheme === 'light' ? words.previewLight : words.previewDark}</figcaption>
          </figure>
        ))}
      </aside>
    </div>
  )
}
