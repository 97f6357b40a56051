import type { FastifyInstance } from 'fastify'
import type { App } from '#kernel/app'

/** Not for the app: the API, files, and what only machines read. */
const elsewhere = ['/app-portal/*', '/media-resources/*', '/property-images/*', '/dev/*', '/stripe/*', '/ical/*']

/** What iOS asks for: links of this origin open in these apps. */
const appleFile = (ids: readonly string[]) => ({
  applinks: {
    details: [{ appIDs: ids, components: [...elsewhere.map((path) => ({ '/': path, exclude: true })), { '/': '/*' }] }],
  },
})

/** What Android asks for: an app signed by one of these certificates may open links of this origin. */
const googleFile = (id: string, certificates: readonly string[]) => [
  {
    relation: ['delegate_permission/common.handle_all_urls'],
    target: { namespace: 'android_app', package_name: id, sha256_cert_fingerprints: certificates },
  },
]

/**
 * Names the apps that may open links of ours; the systems ask when the app is installed. Without apps in the settings nobody
 * may.
 */
export const mountAppLinks = (server: FastifyInstance, { config }: App): void => {
  const { ios, android } = config.apps
  if (ios.length > 0)
    server.get('/.well-known/apple-app-site-association', (_request, reply) =>
      reply.header('cache-control', 'public, max-age=3600').type('application/json').send(appleFile(ios)),
    )
  if (android.certificates.length > 0)
    server.get('/.well-known/assetlinks.json', (_request, reply) =>
      reply
        .header('cache-control', 'public, max-age=3600')
        .type('application/json')
        .send(googleFile(android.id, android.certificates)),
    )
}
