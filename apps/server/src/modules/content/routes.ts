import {
  addContentImage,
  applyForOpening,
  contentAvailable,
  contentBySlug,
  contentDesk,
  contentForEdit,
  contentImages,
  contentList,
  contentMenusAt,
  contentMenuVersions,
  contentPreview,
  contentSettings,
  contentStories,
  contentVersion,
  createContent,
  endContentPreview,
  guideSlug,
  makeContentPreview,
  moveContent,
  renderContent,
  restoreContent,
  saveContent,
  setContentSettings,
} from '@porchlight/contract'
import { type Route, route } from '#http/route'
import { apply } from './applications.ts'
import { createDocument, moveDocument, restoreVersion, saveDocument } from './commands.ts'
import { addUpload, libraryPage } from './library.ts'
import { footerView, headerView, menusAt, menuVersions } from './menus.ts'
import { documentOfPreview, endPreview, makePreview } from './preview.ts'
import { deskPage, deskPerPage, publishedAt, publishedOf, publishedSlugs, storiesPage, versionOf } from './queries.ts'
import { stateOf, textFor } from './rules.ts'
import { audiences, saveSettings, settingsView } from './settings.ts'
import {
  authorViewBySlug,
  cardViews,
  deskRows,
  deskView,
  documentView,
  draftView,
  findingsOfDraft,
  relatedCards,
  topicViews,
  versionDetail,
} from './views.ts'

const opening = { perMinute: 30 }
/** A preview updates as the editor types. */
const previewing = { perMinute: 120 }

const publicRoutes: readonly Route[] = [
  route(contentStories, ({ query, read }) =>
    read(async (ctx) => {
      const { stories, total } = await storiesPage(ctx, query)
      return {
        stories: await cardViews(ctx, stories, query),
        total,
        topics: (await topicViews(ctx, query)).filter((topic) => topic.stories > 0),
        author: await authorViewBySlug(ctx, query.author, query),
      }
    }),
  ),

  route(contentList, ({ params, query, read }) =>
    read(async (ctx) => {
      const cards = await cardViews(ctx, await publishedOf(ctx, params.kind), query)
      const isWanted = ({ facts }: (typeof cards)[number]) =>
        query.audience === undefined || (facts.kind === 'collateral' && facts.audience === query.audience)
      return { documents: cards.filter(isWanted), audiences: await audiences(ctx, query.language) }
    }),
  ),

  route(contentBySlug, ({ params, query, read }) =>
    read(async (ctx) => {
      const found = await publishedAt(ctx, params.kind, params.slug)
      return {
        document: await documentView(ctx, found, query),
        related: await relatedCards(ctx, found.kind, found.id, found.card, query),
      }
    }),
  ),

  route(
    contentPreview,
    ({ params, query, read }) =>
      read(async (ctx) => {
        const document = await documentOfPreview(ctx, params.token)
        const { draft } = await versionOf(ctx, document.id, document.latest)
        return { document: await draftView(ctx, draft, query, document), state: stateOf(document) }
      }),
    { allowance: opening },
  ),

  route(contentAvailable, ({ query, read }) =>
    read(async (ctx) => {
      const all = await publishedSlugs(ctx)
      const counts = new Map<(typeof all)[number]['kind'], number>()
      for (const { kind } of all) counts.set(kind, (counts.get(kind) ?? 0) + 1)
      const guide = all.find(({ kind, slug }) => kind === 'guide' && slug === guideSlug)
      return {
        kinds: [...counts].map(([kind, documents]) => ({ kind, documents })),
        pages: all.filter(({ kind }) => kind === 'page').map(({ slug }) => slug),
        guide: guide ? textFor(guide.card.texts, query.language).text.title : null,
        topics: (await topicViews(ctx, query)).filter(({ stories }) => stories > 0).map(({ slug }) => slug),
        slugs: all.map(({ kind, slug, updated_at }) => ({
          kind,
          slug,
          updatedAt: (updated_at ?? new Date(0)).toISOString(),
        })),
        footer: await footerView(ctx, query.language),
        header: await headerView(ctx, query),
      }
    }),
  ),
]

/** The same limit as for every inquiry. */
const applying = { perMinute: 6 }

const formRoutes: readonly Route[] = [
  route(
    applyForOpening,
    ({ app, actor, params, body, write }) =>
      write(async (ctx) => {
        await apply(app, ctx, { ...params, ...body, accountId: actor.kind === 'person' ? actor.accountId : null })
        return { received: true as const }
      }),
    { allowance: applying },
  ),
]

const staffRoutes: readonly Route[] = [
  route(contentDesk, ({ query, read }) =>
    read(async (ctx) => {
      const { rows, total } = await deskPage(ctx, query)
      return { documents: await deskRows(ctx, rows), total, perPage: deskPerPage }
    }),
  ),

  route(contentForEdit, ({ app, params, read }) => read((ctx) => deskView(ctx, app.seal, params.id))),

  route(createContent, ({ actor, body, write }) =>
    write(async (ctx) => ({ id: await createDocument(ctx, body.draft, { by: actor.accountId }) })),
  ),

  route(saveContent, ({ app, actor, params, body, write }) =>
    write(async (ctx) => {
      await saveDocument(ctx, { ...params, ...body, by: actor.accountId })
      return deskView(ctx, app.seal, params.id)
    }),
  ),

  route(moveContent, ({ app, params, body, write }) =>
    write(async (ctx) => {
      await moveDocument(ctx, params.id, body)
      return deskView(ctx, app.seal, params.id)
    }),
  ),

  route(contentVersion, ({ params, read }) => read((ctx) => versionDetail(ctx, params.id, params.number))),

  route(restoreContent, ({ app, actor, params, write }) =>
    write(async (ctx) => {
      await restoreVersion(ctx, { ...params, by: actor.accountId })
      return deskView(ctx, app.seal, params.id)
    }),
  ),

  route(makeContentPreview, ({ app, params, write }) =>
    write(async (ctx) => {
      await makePreview(ctx, app.seal, params.id)
      return deskView(ctx, app.seal, params.id)
    }),
  ),

  route(endContentPreview, ({ app, params, write }) =>
    write(async (ctx) => {
      await endPreview(ctx, params.id)
      return deskView(ctx, app.seal, params.id)
    }),
  ),

  route(
    renderContent,
    ({ body: { draft, language }, read }) =>
      read(async (ctx) => ({
        document: await draftView(ctx, draft, { language }),
        findings: await findingsOfDraft(ctx, draft),
      })),
    { allowance: previewing },
  ),

  route(contentSettings, ({ read }) => read(settingsView)),

  route(setContentSettings, ({ actor, body, write }) =>
    write(async (ctx) => {
      await saveSettings(ctx, body, { by: actor.accountId })
      return settingsView(ctx)
    }),
  ),

  route(contentMenuVersions, ({ read }) => read(async (ctx) => ({ versions: await menuVersions(ctx) }))),

  route(contentMenusAt, ({ params, read }) => read(async (ctx) => ({ menus: await menusAt(ctx, params.number) }))),

  route(contentImages, ({ query, read }) => read((ctx) => libraryPage(ctx, query))),

  route(addContentImage, ({ actor, body, write }) =>
    write(async (ctx) => ({ image: await addUpload(ctx, { ...body, by: actor.accountId }) })),
  ),
]

export const routes: readonly Route[] = [...publicRoutes, ...formRoutes, ...staffRoutes]
