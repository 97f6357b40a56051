import { type ContentSettings, type ContentSettingsNow, mostHeaderLinks } from '@porchlight/contract'
import { Button, TextField } from '@porchlight/ui'
import { staffContentWords } from '#app/lib/messages/staff/content.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { NamesFields, replaced } from './names-fields.tsx'

type Footer = NonNullable<ContentSettings['footer']>
type MenuLinks = Footer[number]['links']
type LinksFieldsProps = { links: MenuLinks; most: number; onChange: (links: MenuLinks) => void }

/** A menu's links, in order. */
const LinksFields = ({ links, most, onChange }: LinksFieldsProps) => {
  const words = useWords(staffContentWords)
  return (
    <>
      {links.map((link, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a new link has no address yet
        <div key={at} className="content-menu-link">
          <TextField
            label={words.menuLink}
            value={link.href}
            maxLength={500}
            placeholder="/about"
            onChange={(to) => onChange(replaced(links, at, { href: to }))}
          />
          <NamesFields
            names={link.names}
            label={words.name}
            onChange={(next) => onChange(replaced(links, at, { names: next }))}
          />
          <Button size="small" look="bare" onClick={() => onChange(links.filter((_, place) => place !== at))}>
            {words.remove}
          </Button>
        </div>
      ))}
      {links.length < most && (
        <Button size="small" icon="plus" onClick={() => onChange([...links, { href: '', names: {} }])}>
          {words.addMenuLink}
        </Button>
      )}
    </>
  )
}

const ColumnFields = ({ column, onChange }: { column: Footer[number]; onChange: (column: Footer[number]) => void }) => {
  const words = useWords(staffContentWords)
  return (
    <>
      <NamesFields
        names={column.names}
        label={words.footerColumn}
        onChange={(names) => onChange({ ...column, names })}
      />
      <LinksFields links={column.links} most={12} onChange={(links) => onChange({ ...column, links })} />
    </>
  )
}

type HeaderFieldsProps = {
  menus: ContentSettings['header']
  brands: ContentSettingsNow['brands']
  onChange: (menus: ContentSettings['header']) => void
}

/** The site's header: the built-in links, or custom ones, for every brand or for one. */
export const HeaderFields = ({ menus, brands, onChange }: HeaderFieldsProps) => {
  const words = useWords(staffContentWords)
  const written = new Set(menus.map(({ brandId }) => brandId))
  const choices = [{ id: null, name: words.everyBrand }, ...(brands.length > 1 ? brands : [])]
  const nameOf = (brandId: string | null) => choices.find(({ id }) => id === brandId)?.name ?? brandId ?? ''
  const addMenu = (brandId: string | null) => onChange([...menus, { brandId, links: [{ href: '', names: {} }] }])
  return (
    <section className="content-settings">
      <h2 className="t-h3">{words.headerMenu}</h2>
      <p className="muted">{menus.length > 0 ? words.headerHint({ most: mostHeaderLinks }) : words.headerAutomatic}</p>
      {menus.map((menu, at) => (
        <fieldset key={menu.brandId ?? ''}>
          <legend data-content>{nameOf(menu.brandId)}</legend>
          <LinksFields
            links={menu.links}
            most={mostHeaderLinks}
            onChange={(links) =>
              onChange(links.length > 0 ? replaced(menus, at, { links }) : menus.filter((_, place) => place !== at))
            }
          />
          <Button size="small" look="bare" onClick={() => onChange(menus.filter((_, place) => place !== at))}>
            {words.headerReset}
          </Button>
        </fieldset>
      ))}
      <div className="staff-acts">
        {choices
          .filter(({ id }) => !written.has(id))
          .map(({ id, name }) => (
            <Button key={id ?? ''} size="small" icon="plus" onClick={() => addMenu(id)}>
              {id === null ? words.writeMenu : words.writeMenuFor({ name })}
            </Button>
          ))}
      </div>
    </section>
  )
}

type FooterFieldsProps = {
  footer: ContentSettings['footer']
  onChange: (footer: ContentSettings['footer']) => void
}

/** The footer of public pages: built from the existing pages, or custom. */
export const FooterFields = ({ footer, onChange }: FooterFieldsProps) => {
  const words = useWords(staffContentWords)
  const columns = footer ?? []
  return (
    <section className="content-settings">
      <h2 className="t-h3">{words.footer}</h2>
      <p className="muted">{footer ? words.footerHint : words.footerAutomatic}</p>
      {columns.map((column, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a new column has no name yet
        <fieldset key={at}>
          <legend data-content>{column.names.en ?? ''}</legend>
          <ColumnFields column={column} onChange={(next) => onChange(replaced(columns, at, next))} />
          <Button size="small" look="bare" onClick={() => onChange(columns.filter((_, place) => place !== at))}>
            {words.removeColumn}
          </Button>
        </fieldset>
      ))}
      {columns.length < 3 && (
        <Button
          size="small"
          icon="plus"
          onClick={() => onChange([...columns, { names: {}, links: [{ href: '', names: {} }] }])}
        >
          {words.addColumn}
        </Button>
      )}
      {footer && (
        <Button size="small" look="bare" onClick={() => onChange(null)}>
          {words.footerReset}
        </Button>
      )}
    </section>
  )
}
