import { accentScheme } from '@porchlight/contract'
import { Wordmark } from '@porchlight/ui'
import { themes } from '@porchlight/ui/themes'
import type { CSSProperties } from 'react'
import { brandWords } from '#app/lib/messages/staff/brands.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { accentOf, type BrandFields } from './fields.ts'

type Props = { fields: BrandFields; logo: string | null; scheme: 'light' | 'dark' }

/** The accent's shades over the theme's. */
const shades = (accent: string | null, scheme: 'light' | 'dark'): CSSProperties => {
  if (!accent) return {}
  const { accent: mark, onAccent, soft, ink } = accentScheme(accent)[scheme]
  return { '--accent': mark, '--on-accent': onAccent, '--accent-soft': soft, '--accent-ink': ink } as CSSProperties
}

const Name = ({ name, logo }: { name: string; logo: string | null }) =>
  logo ? <img className="brand-preview-logo" src={logo} alt={name} /> : <Wordmark name={name || '…'} />

/** A live preview of the site header and an email in the brand's look. */
export const BrandPreview = ({ fields, logo, scheme }: Props) => {
  const words = useWords(brandWords)
  const { name, theme, contactEmail, contactPhone } = fields
  return (
    <div
      className="brand-preview"
      data-theme={theme}
      data-scheme={scheme}
      style={shades(accentOf(fields.accent), scheme)}
      data-content
    >
      <link rel="stylesheet" href={themes[theme].sheet} precedence="default" />
      <div className="brand-preview-head">
        <Name name={name} logo={logo} />
        <span className="brand-preview-link">{words.previewLink}</span>
      </div>
      <div className="brand-preview-letter">
        <Name name={name} logo={logo} />
        <p className="brand-preview-title">{words.previewHello}</p>
        <p>{words.previewText}</p>
        <span className="brand-preview-button">{words.previewButton}</span>
        <p className="brand-preview-foot">{[contactEmail, contactPhone].filter(Boolean).join(' · ')}</p>
      </div>
    </div>
  )
}
