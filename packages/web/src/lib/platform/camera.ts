/** Why there is no picture, and what to do about it. */
export interface CameraProblem {
  title: string;
  help: string;
  /** Whether the secure address of the shop is the way out. */
  insecure?: boolean;
}

const problems = {
  insecure: {
    title: 'الكاميرا لا تعمل عبر هذا العنوان',
    help: 'يسمح المتصفح بالكاميرا بالعنوان الآمن أو على جهاز الخادم نفسه فقط. افتح المتجر بالعنوان الآمن، أو اكتب الرقم، أو استخدم قارئ الباركود.',
    insecure: true,
  },
  none: {
    title: 'لا توجد كاميرا في هذا الجهاز',
    help: 'صِل كاميرا، أو افتح المتجر من هاتف، أو اكتب الرقم في خانة البحث.',
  },
  refused: {
    title: 'لم يُسمح للمتجر باستخدام الكاميرا',
    help: 'اضغط رمز القفل بجانب عنوان الصفحة، واسمح بالكاميرا، ثم أعد المحاولة.',
  },
  busy: {
    title: 'الكاميرا مشغولة',
    help: 'أغلق البرنامج الآخر الذي يستخدم الكاميرا، ثم أعد المحاولة.',
  },
} as const satisfies Record<string, CameraProblem>;

const byError: Readonly<Record<string, CameraProblem>> = {
  NotAllowedError: problems.refused,
  SecurityError: problems.refused,
  NotFoundError: problems.none,
  OverconstrainedError: problems.none,
  NotReadableError: problems.busy,
  AbortError: problems.busy,
};

export const cameraProblem = (error: unknown): CameraProblem =>
  error instanceof MissingCamera
    ? error.problem
    : (byError[error instanceof DOMException ? error.name : ''] ?? problems.busy);

class MissingCamera extends Error {
  constructor(readonly problem: CameraProblem) {
    super(problem.title);
  }
}

const devices = (): MediaDevices => {
  // The type is wrong over plain http, where browsers leave it out.
  const media = navigator.mediaDevices as MediaDevices | undefined;
  if (!media) throw new MissingCamera(window.isSecureContext ? problems.none : problems.insecure);
  return media;
};

/** Opens the named camera, or the one at the back of a phone; rejects with what `cameraProblem` explains. */
export async function openCamera(deviceId?: string): Promise<MediaStream> {
  const which = deviceId ? { deviceId: { exact: deviceId } } : { facingMode: { ideal: 'environment' } };
  return devices().getUserMedia({ video: { ...which, width: { ideal: 1280 }, height: { ideal: 720 } } });
}

export function showStream(picture: HTMLVideoElement, stream: MediaStream): Promise<void> {
  picture.srcObject = stream;
  return picture.play();
}

/** Returns the cameras to choose from; their names are known once one was allowed. */
export async function listCameras(): Promise<{ id: string; name: string }[]> {
  const all = await devices().enumerateDevices();
  return all
    .filter(({ kind }) => kind === 'videoinput')
    .map(({ deviceId: id, label }, index) => ({ id, name: label || `كاميرا ${index + 1}` }));
}

/** Whether the camera has a lamp. */
export const hasTorch = (track: MediaStreamTrack): boolean =>
  'torch' in (track.getCapabilities?.() ?? {}) &&
  Boolean((track.getCapabilities() as { torch?: boolean }).torch);

export const setTorch = (track: MediaStreamTrack, on: boolean): Promise<void> =>
  track.applyConstraints({ advanced: [{ torch: on } as MediaTrackConstraintSet] });
