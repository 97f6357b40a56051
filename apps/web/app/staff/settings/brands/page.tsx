import '../../staff.css'
import '../settings.css'
import { brandsNow, companyNow } from '@porchlight/contract'
import { Alert, ButtonLink, EmptyState, PageHead, Section, Status, Table } from '@porchlight/ui'
import { href } from 'react-router'
import { resultsOf } from '#app/lib/answers.ts'
import { brandWords } from '#app/lib/messages/staff/brands.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { pageMeta } from '#app/lib/meta.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import { SettingsHistory } from '../history.tsx'
import { SettingsCrumbs } from '../settings-crumbs.tsx'
import type { Route } from './+types/page'

export const loader = async ({ context }: Route.LoaderArgs) => {
  const { api } = context.get(pageRequest)
  const [{ company }, desk] = [resultsOf(await api(companyNow)), resultsOf(await api(brandsNow))]
  return { ...desk, company: company?.legalName ?? null }
}

export const meta = (args: Route.MetaArgs) => pageMeta(args)

/** `/staff/settings/brands`: the company's brands, with themes and host names. */
const BrandsPage = ({ loaderData: { brands, history, company } }: Route.ComponentProps) => {
  const words = useWords(brandWords)
  return (
    <>
      <SettingsCrumbs title={words.title} />
      <PageHead
        title={words.title}
        lead={words.lead}
        actions={
          company && (
            <ButtonLink look="primary" href={href('/staff/settings/brands/new')}>
              {words.add}
            </ButtonLink>
          )
        }
      />
      {!company && (
        <Alert tone="info">
          {words.companyFirst}{' '}
          <ButtonLink size="small" href={href('/staff/settings/company')}>
            {words.toCompany}
          </ButtonLink>
        </Alert>
      )}
      <Section title={words.list}>
        <Table
          caption={words.list}
          rows={brands}
          rowKey={({ id }) => id}
          empty={<EmptyState title={words.none}>{words.noneText}</EmptyState>}
          columns={[
            {
              id: 'brand',
              head: words.brand,
              cell: ({ name, theme, contactEmail }) => (
                <span className="staff-cell">
                  <span data-content>{name}</span>
                  <small>{words.themes[theme]}</small>
                  <small data-content>{contactEmail}</small>
                </span>
              ),
            },
            {
              id: 'hosts',
              head: words.hosts,
              cell: ({ hosts }) =>
                hosts.length > 0 ? (
                  <span className="staff-cell" data-content>
                    {hosts.join(', ')}
                  </span>
                ) : (
                  words.noHosts
                ),
            },
            {
              id: 'entity',
              head: words.entity,
              cell: ({ legalName }) => <span data-content>{legalName ?? company}</span>,
            },
            {
              id: 'state',
              head: words.state,
              cell: ({ isDefault }) => (
                <Status state={isDefault ? 'done' : 'half'}>{isDefault ? words.isDefault : words.named}</Status>
              ),
            },
            {
              id: 'acts',
              head: <span className="visually-hidden">{words.acts}</span>,
              cell: ({ id, name }) => (
                <span className="staff-acts">
                  <ButtonLink
                    size="small"
                    aria-label={words.editOf({ name })}
                    href={href('/staff/settings/brands/:brandId', { brandId: id })}
                  >
                    {words.edit}
                  </ButtonLink>
                </span>
              ),
            },
          ]}
        />
      </Section>
      <Section title={words.history}>
        <SettingsHistory changes={history} />
      </Section>
    </>
  )
}
export default BrandsPage
