export { beginReport } from './begin-report';
export { createReport } from './create-report';
export { fillReport, generateReport } from './generate-report';
export { reportAttachment } from './report-file';
export { runDueReports } from './run-due-reports';
export { shareReport } from './share-report';
