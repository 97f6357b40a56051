import { ButtonLink, UiLink, Wordmark } from '@porchlight/ui'
import { seenHref } from '#app/lib/favorites-href.ts'
import { shellWords } from '#app/lib/messages/site/shell.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { useRoot, useSite } from '#app/lib/session.ts'
import { LanguageChoice } from './language-choice.tsx'
import { SchemeSwitch } from './scheme-switch.tsx'

const Ask = ({ label }: { label: string | undefined }) => {
  const words = useWords(shellWords)
  const { contactPhone, contactEmail } = useSite()
  return (
    <div className="site-footer-ask">
      <div>
        <h2 className="t-h1">{label ?? words.footerCta}</h2>
        <p>{words.footerCtaText}</p>
      </div>
      <div className="site-footer-lines">
        <ButtonLink href={`tel:${contactPhone.replaceAll(' ', '')}`} icon="phone">
          {contactPhone}
        </ButtonLink>
        <ButtonLink href={`mailto:${contactEmail}`} look="primary">
          {words.writeToUs}
        </ButtonLink>
      </div>
    </div>
  )
}

/** Footer of public pages; `cta` comes from the screen, with a default. */
export const SiteFooter = ({ cta }: { cta?: { type: string; label: string } | undefined }) => {
  const words = useWords(shellWords)
  const site = useSite()
  const menu = useRoot()?.menu
  return (
    <footer className="site-footer">
      <div className="wrap">
        <Ask label={cta?.label} />
        <div className="site-footer-columns">
          <div>
            <Wordmark name={site.name} />
          </div>
          <nav aria-label={words.stay}>
            <h3>{words.stay}</h3>
            <UiLink href="/book-a-property">{words.allHomes}</UiLink>
            <UiLink href={seenHref}>{words.recentlySeen}</UiLink>
            <UiLink href="/travelers">{words.yourTrips}</UiLink>
            <UiLink href="/owners">{words.ownerLogin}</UiLink>
          </nav>
          {menu?.map(({ title, links }) => (
            <div key={title} data-content>
              <h3>{title}</h3>
              {links.map(({ path, label }) => (
                <UiLink key={path} href={path}>
                  {label}
                </UiLink>
              ))}
            </div>
          ))}
          <div>
            <h3>{words.appearance}</h3>
            <SchemeSwitch />
            <h3>{words.language}</h3>
            <LanguageChoice />
          </div>
        </div>
        <div className="site-footer-legal">
          <p>{words.copyright({ year: new Date().getUTCFullYear(), name: site.legalName })}</p>
          <nav className="site-footer-documents" aria-label={words.legal}>
            <UiLink className="inline-link" href="/terms">
              {words.terms}
            </UiLink>
            <UiLink className="inline-link" href="/terms/privacy-policy">
              {words.privacy}
            </UiLink>
            <UiLink className="inline-link" href="/compliance">
              {words.compliance}
            </UiLink>
          </nav>
        </div>
      </div>
    </footer>
  )
}
