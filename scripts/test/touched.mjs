// Selects the integration and browser tests of a change by the folders of its domains. Vitest's search by
// imports can't: an integration test calls the whole server, so it imports every module.

const testFile = /^packages\/server\/.*\.test\.ts$/;
const specFile = /^e2e\/([^/]+)\.spec\.ts$/;
const domainFolder = /^packages\/(?:contract\/src|server\/src\/modules|web\/src\/features)\/([^/]+)\//;
const moduleFolder = /^packages\/server\/src\/modules\/([^/]+)\//;
const featureFolder = /^packages\/web\/src\/features\/([^/]+)\//;
const sharedFolder = /^packages\/web\/src\/shared\/([^/]+)\//;

/** Browser tests of folders without a domain. */
const journeysOf = {
  'packages/web/src/app/': ['shell', 'sign-in', 'layout'],
  'packages/web/src/ui/': ['ui-kit', 'ui-kit-fields'],
  'packages/web/src/lib/navigation/': ['shell'],
  'packages/web/src/lib/session/': ['sign-in'],
  'packages/web/src/lib/drafts/': ['sell'],
  'packages/web/src/lib/scan/': ['scanning'],
  'packages/web/src/lib/live/': ['live'],
  'packages/web/src/service-worker.js': ['offline'],
};

/** Files that are not part of the product: types, lint and unit tests cover them. */
const besideTheProduct = /^(docs|scripts|bench|proof|\.ci|\.github)\/|\.md$|^[^/]+$|\.test\.(ts|mjs)$/;

/**
 * Given the changed paths and the sources as { path: text }, returns the tests to run, those left out, and
 * the changed files that no domain, folder or journey covers.
 */
export function touchedTests(changed, sources) {
  const files = Object.keys(sources);
  const domains = new Set(
    files.flatMap((file) => named(moduleFolder, file) ?? named(featureFolder, file) ?? []),
  );
  const touched = { server: new Set(), web: new Set() };
  const journeys = new Set();
  const folders = new Set();
  const wide = [];

  for (const file of changed) {
    const domain = named(domainFolder, file);
    const spec = named(specFile, file);
    const journey = Object.entries(journeysOf).find(([place]) => file.startsWith(place));
    if (spec) journeys.add(spec);
    else if (domain && domains.has(domain)) {
      if (!file.startsWith('packages/web/')) touched.server.add(domain);
      touched.web.add(domain);
    } else if (sharedFolder.test(file))
      for (const feature of usersOf(named(sharedFolder, file), files, sources)) touched.web.add(feature);
    else if (journey) for (const name of journey[1]) journeys.add(name);
    else if (/^packages\/server\/src\/[^/]+\//.test(file))
      folders.add(file.slice(0, file.lastIndexOf('/') + 1));
    else if (!besideTheProduct.test(file)) wide.push(file);
  }
  for (const domain of dependants(touched.server, files, sources)) touched.server.add(domain);

  const runsTest = (file) =>
    isUnit(file, sources[file]) ||
    changed.includes(file) ||
    touched.server.has(named(moduleFolder, file)) ||
    folders.has(file.slice(0, file.lastIndexOf('/') + 1)) ||
    // This test calls every endpoint as every role.
    (file.endsWith('/http/access.test.ts') && changed.some((one) => /\.(api|routes)\.ts$/.test(one)));
  const runsSpec = (file) => {
    const name = named(specFile, file);
    return journeys.has(name) || touched.web.has(subjectOf(name, sources[file], domains));
  };
  return {
    tests: split(
      files.filter((file) => testFile.test(file)),
      runsTest,
    ),
    specs: split(
      files.filter((file) => specFile.test(file)),
      runsSpec,
    ),
    wide: [...wide, ...[...folders].map((folder) => `${folder}*`)],
  };
}

const named = (pattern, file) => pattern.exec(file)?.[1];

const split = (files, wanted) => ({
  run: files.filter(wanted),
  leftOut: files.filter((file) => !wanted(file)),
});

/** Whether a test uses none of the helpers that start a database or a server. */
const isUnit = (file, text) => file.startsWith('packages/server/src/') && !/from '(\.\.\/)+test\//.test(text);

/** Lists the modules that import one of these domains. */
function dependants(domains, files, sources) {
  return files.flatMap((file) => {
    const own = named(moduleFolder, file);
    if (!own || testFile.test(file)) return [];
    return [...sources[file].matchAll(/from '(?:\.\.\/)+([\w-]+)'/g)].some(([, name]) => domains.has(name))
      ? own
      : [];
  });
}

/** Lists the features that import a shared folder. */
const usersOf = (folder, files, sources) =>
  files.flatMap((file) =>
    sources[file].includes(`'@/shared/${folder}/`) ? (named(featureFolder, file) ?? []) : [],
  );

/** The domain of a browser test: the one it is named after, or else the address it visits most. */
function subjectOf(name, text, domains) {
  if (domains.has(name)) return name;
  const visits = [...text.matchAll(/(?:signIn\([^)]*?|goto\()'\/([\w-]+)/g)].map(([, place]) => place);
  const count = (place) => visits.filter((one) => one === place).length;
  const most = visits.toSorted((one, two) => count(two) - count(one))[0];
  return most === 'login' ? 'auth' : most;
}
